import { configure } from '@testing-library/react'

/*
 * How long a test waits for an expected element. The limit is for tests that hang and not for slow ones.
 * Testing Library's limit of one second is too short on a busy machine when a test is the first to load a
 * module.
 */
configure({ asyncUtilTimeout: 10_000 })
