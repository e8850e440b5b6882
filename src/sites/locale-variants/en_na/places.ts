import messages from '../../messages/places/en.json'
import overrides from '../../messages/places/en_na.json'
import { withOverrides } from '../../message-overrides'

export default withOverrides(messages, overrides)
