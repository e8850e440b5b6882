import messages from '../../messages/places/es.json'
import overrides from '../../messages/places/es_sa.json'
import { withOverrides } from '../../message-overrides'

export default withOverrides(messages, overrides)
