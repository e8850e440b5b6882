import messages from '../../messages/en.json'
import overrides from '../../messages/en_na.json'
import { withOverrides } from '../../message-overrides'

export default withOverrides(messages, overrides)
