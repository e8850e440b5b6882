import messages from '../../messages/catalogue/pt.json'
import overrides from '../../messages/catalogue/pt_sa.json'
import { withOverrides } from '../../message-overrides'

export default withOverrides(messages, overrides)
