import messages from '../../messages/pt.json'
import overrides from '../../messages/pt_sa.json'
import { withOverrides } from '../../message-overrides'

export default withOverrides(messages, overrides)
