// Ends a property that runs, or looks for a smaller counterexample, for longer than a test may: vitest cannot interrupt code that does
// not wait.
import fc from 'fast-check';

fc.configureGlobal({ interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true });
