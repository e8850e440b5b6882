import messages from '../../messages/search/es.json'
import overrides from '../../messages/search/es_sa.json'
import { withOverrides } from '../../message-overrides'

export default withOverrides(messages, overrides)
