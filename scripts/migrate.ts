import { konfigurationOderEnde } from '#api/config.ts';
import { bereiteAlleVor } from './betrieb/datenbank.ts';
import { meldeGescheiterte, mitDatenbanken } from './mandant/wahl.ts';

// Brings all tenants to the newest state, those that can be; exit code 1 when one couldn't.
await mitDatenbanken(konfigurationOderEnde(), async (datenbanken) => {
	if (meldeGescheiterte(await bereiteAlleVor(datenbanken))) process.exitCode = 1;
});
