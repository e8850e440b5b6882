import messages from '../../messages/en.json'
import own from '../../messages/en_na.json'
import { inOwnWords } from '../../own-words'

export default inOwnWords(messages, own)
