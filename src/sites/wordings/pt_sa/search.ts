import messages from '../../messages/search/pt.json'
import own from '../../messages/search/pt_sa.json'
import { inOwnWords } from '../../own-words'

export default inOwnWords(messages, own)
