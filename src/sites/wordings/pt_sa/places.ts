import messages from '../../messages/places/pt.json'
import own from '../../messages/places/pt_sa.json'
import { inOwnWords } from '../../own-words'

export default inOwnWords(messages, own)
