import messages from '../../messages/places/es.json'
import own from '../../messages/places/es_sa.json'
import { inOwnWords } from '../../own-words'

export default inOwnWords(messages, own)
