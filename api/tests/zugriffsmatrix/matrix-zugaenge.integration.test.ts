import { pruefeTeil } from './matrix.fixture.ts';

pruefeTeil('zugaenge', 2000);
