import { ApiFehler } from '../../client/api-fehler.ts';
import { LINKGRUND } from '../../texte/seminare/seminarlinks.ts';

/** Why a link opens nothing; what isn't one of ours has no reason of its own. */
export const linkgrund = (error: unknown): string =>
	error instanceof ApiFehler && error.code === 'LINK' ? error.message : LINKGRUND;
