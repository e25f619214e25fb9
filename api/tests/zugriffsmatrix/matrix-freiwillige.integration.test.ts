import { pruefeTeil } from './matrix.fixture.ts';

pruefeTeil('freiwillige', 2400);
