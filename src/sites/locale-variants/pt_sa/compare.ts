import messages from '../../messages/compare/pt.json'
import overrides from '../../messages/compare/pt_sa.json'
import { withOverrides } from '../../message-overrides'

export default withOverrides(messages, overrides)
