import { startVitest } from 'vitest/node';
import { stelleRedis } from './test/redis.ts';

// Takes the pictures of the help anew: the browser test that compares them with the portal writes them instead.

process.env.HILFEBILDER = 'neu';
const redis = await stelleRedis();
const vitest = await startVitest(['web/e2e/rahmen/hilfebilder.e2e.ts'], { run: true, watch: false });
const module = vitest.state.getTestModules();
const gelungen = module.length > 0 && module.every((modul) => modul.ok());
await vitest.close();
await redis.stop();
process.exit(gelungen ? 0 : 1);
