export { sampleService, type SampleService } from '../../gatsby-node/testing/sample-service'
