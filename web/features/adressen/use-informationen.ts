import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ADRESSE_BEZEICHNUNG, FELDER_DER_STELLE } from '#domain/adresse/adressfelder.ts';
import { feldFehler } from '../../client/api-fehler.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import { useGruppierungen } from '../liste/gruppierung.ts';
import { useAdresse } from './adress-kontext.tsx';
import { type Aenderung, useAenderung } from './befehl.ts';
import { geaendert, type Werte, werteVon } from './informationen.ts';
import { adresseQuery } from './queries.ts';

const LABELS: Readonly<Record<string, string>> = {
	...ADRESSE_BEZEICHNUNG,
	anerkanntePlaetze: ADRESSE.kontingent.anerkannt,
};

export type Formular = ReturnType<typeof useInformationen>;

/** The form over the address as it was loaded; only what was changed is sent. */
export function useInformationen() {
	const { adresse, akte, istTraeger } = useAdresse();
	const id = useId();
	const gruppierungen = useGruppierungen();
	const labels = { ...LABELS, ...Object.fromEntries(gruppierungen.map(({ feld, titel }) => [feld, titel])) };
	const [version, setVersion] = useState(akte.version);
	const [maengel, setMaengel] = useState<Readonly<Record<string, string>>>({});
	const [konflikt, setKonflikt] = useState(false);
	const client = useQueryClient();
	const form = useForm<Werte>({ initialValues: werteVon(adresse, akte) });
	const uebernimm = async () => {
		const jetzt = await client.query({ ...adresseQuery(adresse.id), staleTime: 'static' });
		if (!jetzt.akte) return;
		const werte = werteVon(jetzt, jetzt.akte);
		form.setInitialValues(werte);
		form.setValues(werte);
		setVersion(jetzt.akte.version);
		setKonflikt(false);
		setMaengel({});
	};
	const speichern = useAenderung({
		meldung: ADRESSE.gespeichert,
		onDone: () => void uebernimm(),
		onRefused: (fehler) => {
			setKonflikt(fehler.code === 'VERSION');
			setMaengel(feldFehler(fehler));
		},
	});
	const feld = (name: keyof Werte) => ({
		id: `${id}${name}`,
		label: labels[name],
		...form.getInputProps(name),
		error: maengel[name],
		readOnly: !istTraeger && !(FELDER_DER_STELLE as readonly string[]).includes(name),
	});
	return {
		id,
		labels,
		form,
		feld,
		maengel,
		konflikt,
		fehler: speichern.error,
		laeuft: speichern.isRunning,
		speichere: () => {
			setMaengel({});
			const aenderung = geaendert(werteVon(adresse, akte), form.getValues()) as Aenderung;
			speichern.execute({ ...aenderung, version });
		},
		verwirf: () => {
			form.reset();
			setMaengel({});
		},
		neuLaden: async () => {
			await client.invalidateQueries({ queryKey: adresseQuery(adresse.id).queryKey });
			await uebernimm();
		},
	};
}
