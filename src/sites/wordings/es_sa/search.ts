import messages from '../../messages/search/es.json'
import own from '../../messages/search/es_sa.json'
import { inOwnWords } from '../../own-words'

export default inOwnWords(messages, own)
