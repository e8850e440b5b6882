import messages from '../../messages/pt.json'
import own from '../../messages/pt_sa.json'
import { inOwnWords } from '../../own-words'

export default inOwnWords(messages, own)
