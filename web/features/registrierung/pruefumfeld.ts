import type { Registrierungsumfeld } from '#domain/felder/registrierung.ts';

export interface Pruefumfeld extends Registrierungsumfeld {
	/** The Dienstart has to be fixed before a place is applied for (G07). */
	isDienstartJeStellePflicht: boolean;
}
