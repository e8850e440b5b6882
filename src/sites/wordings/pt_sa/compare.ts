import messages from '../../messages/compare/pt.json'
import own from '../../messages/compare/pt_sa.json'
import { inOwnWords } from '../../own-words'

export default inOwnWords(messages, own)
