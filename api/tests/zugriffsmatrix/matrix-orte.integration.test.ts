import { pruefeTeil } from './matrix.fixture.ts';

pruefeTeil('orte', 1500);
