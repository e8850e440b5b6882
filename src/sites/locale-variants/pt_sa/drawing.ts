import messages from '../../messages/drawing/pt.json'
import overrides from '../../messages/drawing/pt_sa.json'
import { withOverrides } from '../../message-overrides'

export default withOverrides(messages, overrides)
