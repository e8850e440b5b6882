import messages from '../../messages/search/pt.json'
import overrides from '../../messages/search/pt_sa.json'
import { withOverrides } from '../../message-overrides'

export default withOverrides(messages, overrides)
