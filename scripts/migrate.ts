import { konfigurationOderEnde } from '#api/config.ts';
import { bereiteVor, oeffneDatenbank } from './datenbank.ts';

const datenbank = await oeffneDatenbank(konfigurationOderEnde(), { teilen: true });
try {
	await bereiteVor(datenbank);
} finally {
	await datenbank.stop();
}
