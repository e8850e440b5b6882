import messages from '../../messages/es.json'
import own from '../../messages/es_sa.json'
import { inOwnWords } from '../../own-words'

export default inOwnWords(messages, own)
