import messages from '../../messages/es.json'
import overrides from '../../messages/es_sa.json'
import { withOverrides } from '../../message-overrides'

export default withOverrides(messages, overrides)
