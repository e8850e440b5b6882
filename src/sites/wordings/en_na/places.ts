import messages from '../../messages/places/en.json'
import own from '../../messages/places/en_na.json'
import { inOwnWords } from '../../own-words'

export default inOwnWords(messages, own)
