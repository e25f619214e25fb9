import { stelleUhr, vorsprung } from '#scripts/test/uhr.ts';

// Whoever looks at a portal in a test goes by its clock.
stelleUhr(vorsprung());
