import messages from '../../messages/drawing/pt.json'
import own from '../../messages/drawing/pt_sa.json'
import { inOwnWords } from '../../own-words'

export default inOwnWords(messages, own)
