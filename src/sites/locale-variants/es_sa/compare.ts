import messages from '../../messages/compare/es.json'
import overrides from '../../messages/compare/es_sa.json'
import { withOverrides } from '../../message-overrides'

export default withOverrides(messages, overrides)
