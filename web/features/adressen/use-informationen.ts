import { useForm } from '@mantine/form';
import { useId, useRef, useState } from 'react';
import { ADRESSE_BEZEICHNUNG, FELDER_DER_STELLE, istPflicht } from '#domain/adresse/adressfelder.ts';
import { feldFehler } from '../../client/api-fehler.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import { useGrundlage } from '../formular/grundlage.ts';
import { useGruppierungen } from '../liste/gruppierung.ts';
import { useAdresse } from './adress-kontext.tsx';
import { type Aenderung, useAenderung } from './befehl.ts';
import { geaendert, type Werte, werteVon } from './informationen.ts';
import type { Adressakte, Adresse } from './queries.ts';

const LABELS: Readonly<Record<string, string>> = {
	...ADRESSE_BEZEICHNUNG,
	anerkanntePlaetze: ADRESSE.kontingent.anerkannt,
};

export type Formular = ReturnType<typeof useInformationen>;

/** The form over the address as it was loaded; only what was changed is sent. */
export function useInformationen() {
	const { adresse, istTraeger } = useAdresse();
	const id = useId();
	const gruppierungen = useGruppierungen();
	const labels = { ...LABELS, ...Object.fromEntries(gruppierungen.map(({ feld, titel }) => [feld, titel])) };
	const [maengel, setMaengel] = useState<Readonly<Record<string, string>>>({});
	const form = useForm<Werte>({ initialValues: werteDer(adresse) });
	const gesendet = useRef(form.values);
	const speichern = useAenderung({
		meldung: ADRESSE.gespeichert,
		onDone: () => {
			form.resetDirty(gesendet.current);
			setMaengel({});
		},
		onRefused: (fehler) => setMaengel(feldFehler(fehler)),
	});
	const grundlage = useGrundlage({ form, neueste: adresse, werteVon: werteDer, laeuft: speichern.isRunning });
	const feld = (name: keyof Werte) => {
		const readOnly = !istTraeger && !(FELDER_DER_STELLE as readonly string[]).includes(name);
		return {
			id: `${id}${name}`,
			label: labels[name],
			...form.getInputProps(name),
			error: maengel[name],
			readOnly,
			required: !readOnly && name !== 'anerkanntePlaetze' && istPflicht(name, adresse.typ),
		};
	};
	return {
		id,
		labels,
		form,
		feld,
		maengel,
		grundlage,
		fehler: speichern.error,
		vergiss: speichern.reset,
		laeuft: speichern.isRunning,
		speichere: () => {
			setMaengel({});
			const { stand } = grundlage;
			gesendet.current = form.getValues();
			const aenderung = geaendert(werteDer(stand), gesendet.current) as Aenderung;
			speichern.execute({ ...aenderung, version: stand.akte?.version });
		},
		verwirf: () => {
			form.reset();
			setMaengel({});
		},
	};
}

/** Only staff opens the page of an address, and with its file. */
const werteDer = (adresse: Adresse): Werte => werteVon(adresse, adresse.akte as Adressakte);
