import { configure } from '@testing-library/react'

/*
 * How long a test waits for what it expects to see: for what hangs, not for what is slow. With Testing Library's second
 * a module that a test is the first to need may take too long on a busy machine.
 */
configure({ asyncUtilTimeout: 10_000 })
