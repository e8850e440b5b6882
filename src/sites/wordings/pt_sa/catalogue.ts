import messages from '../../messages/catalogue/pt.json'
import own from '../../messages/catalogue/pt_sa.json'
import { inOwnWords } from '../../own-words'

export default inOwnWords(messages, own)
