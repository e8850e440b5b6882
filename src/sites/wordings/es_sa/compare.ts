import messages from '../../messages/compare/es.json'
import own from '../../messages/compare/es_sa.json'
import { inOwnWords } from '../../own-words'

export default inOwnWords(messages, own)
