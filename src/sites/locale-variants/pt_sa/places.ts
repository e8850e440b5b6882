import messages from '../../messages/places/pt.json'
import overrides from '../../messages/places/pt_sa.json'
import { withOverrides } from '../../message-overrides'

export default withOverrides(messages, overrides)
