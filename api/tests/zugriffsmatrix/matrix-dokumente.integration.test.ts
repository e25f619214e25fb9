import { pruefeTeil } from './matrix.fixture.ts';

pruefeTeil('dokumente', 1500);
