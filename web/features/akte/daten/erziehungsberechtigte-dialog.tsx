import { useQuery } from '@tanstack/react-query';
import { ERZIEHUNGSBERECHTIGTER_ART } from '#domain/felder/auswahl.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { call } from '../../../client/call.ts';
import { DATEN } from '../../../texte/akte/akte-daten.ts';
import { UI } from '../../../texte/ui.ts';
import { CheckboxField, FieldRow, TextField } from '../../../ui/fields/fields.tsx';
import { SelectField } from '../../../ui/fields/select-fields.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { featuresQuery } from '../../portal/portal.ts';
import { darf } from '../../portal/sitzung.ts';
import { useAkte } from '../akte-kontext.tsx';
import { type AktionProps, AktionsDialog } from '../dialoge/aktions-dialog.tsx';
import { useFormular } from '../dialoge/formular.ts';
import type { Erziehungsberechtigter } from '../typen.ts';

const TEXTFELDER = ['vorname', 'nachname', 'email', 'telefon', 'strasse', 'hausnummer', 'plz', 'ort'] as const;
type Textfeld = (typeof TEXTFELDER)[number];
type Art = keyof typeof ERZIEHUNGSBERECHTIGTER_ART;

const LABELS = { ...FELD_BEZEICHNUNG, art: DATEN.art, telefon: DATEN.telefon };

interface Werte extends Record<Textfeld, string>, Record<string, unknown> {
	art: Art | null;
	isUnterschriftErforderlich: boolean;
	isAlleinigesSorgerecht: boolean;
	aufPapier: boolean;
}

const ARTEN = Object.entries(ERZIEHUNGSBERECHTIGTER_ART).map(([value, label]) => ({ value, label }));

/** A guardian, new or (`feld` is the id) known already. */
export function ErziehungsberechtigteDialog({ aktion, feld: id, onClose }: AktionProps) {
	const { freiwilliger, sitzung } = useAkte();
	const bisher = freiwilliger.erziehungsberechtigte.find((person) => person.id === id);
	const formular = useFormular<Werte>({
		initialValues: anfang(bisher),
		labels: LABELS,
		pruefe: ({ art }): Record<string, string> => (art ? {} : { art: MELDUNG.P }),
		run: (werte, idempotencyKey) => speichere(freiwilliger.id, bisher, werte, idempotencyKey),
		meldung: bisher ? DATEN.geaendert : DATEN.eingetragen,
		onDone: onClose,
	});
	const { form, feld } = formular;
	const { email, isUnterschriftErforderlich, aufPapier } = form.values;
	const { data: features = [] } = useQuery(featuresQuery);
	const mitLink =
		freiwilliger.isMinderjaehrig === true && isUnterschriftErforderlich && features.includes('PDF_SIGNATURES');
	const istPersonal = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
	const braucht = istPersonal && isUnterschriftErforderlich && !email.trim();
	const text = (name: Textfeld) => ({ label: LABELS[name], ...feld(name) });
	const uebernimm = () => {
		for (const name of ['strasse', 'hausnummer', 'plz', 'ort'] as const)
			form.setFieldValue(name, freiwilliger[name] ?? '');
	};
	return (
		<AktionsDialog
			aktion={aktion}
			titel={bisher ? aktion.titel : DATEN.personEintragen}
			onClose={onClose}
			formular={formular}
			verb={UI.speichern}
			breite={680}
		>
			<FieldRow columns="1fr 1fr">
				<SelectField label={DATEN.art} required data={ARTEN} data-autofocus {...feld('art')} />
				<span />
				<TextField required {...text('vorname')} />
				<TextField required {...text('nachname')} />
				<TextField
					required={mitLink && !aufPapier}
					type="email"
					description={DATEN.emailHilfe[istPersonal ? 'ANDERE' : 'SELBST']}
					{...text('email')}
				/>
				<TextField type="tel" {...text('telefon')} />
			</FieldRow>
			<FieldRow columns="3fr 1fr 1fr 2fr">
				<TextField {...text('strasse')} />
				<TextField {...text('hausnummer')} />
				<TextField {...text('plz')} />
				<TextField {...text('ort')} />
			</FieldRow>
			{freiwilliger.strasse && (
				<div>
					<TextButton onClick={uebernimm}>{DATEN.adresseUebernehmen}</TextButton>
				</div>
			)}
			<CheckboxField
				label={DATEN.isUnterschriftErforderlich}
				{...form.getInputProps('isUnterschriftErforderlich', { type: 'checkbox' })}
			/>
			{braucht && (
				<CheckboxField
					label={DATEN.aufPapier}
					description={DATEN.aufPapierHilfe}
					{...form.getInputProps('aufPapier', { type: 'checkbox' })}
				/>
			)}
			<CheckboxField
				label={DATEN.isAlleinigesSorgerecht}
				{...form.getInputProps('isAlleinigesSorgerecht', { type: 'checkbox' })}
			/>
		</AktionsDialog>
	);
}

function anfang(bisher: Erziehungsberechtigter | undefined): Werte {
	const texte = Object.fromEntries(TEXTFELDER.map((name) => [name, bisher?.[name] ?? ''])) as Record<Textfeld, string>;
	return {
		...texte,
		art: bisher?.art ?? null,
		isUnterschriftErforderlich: bisher?.isUnterschriftErforderlich ?? true,
		isAlleinigesSorgerecht: bisher?.isAlleinigesSorgerecht ?? false,
		// Known without an address, and to sign: that was said before.
		aufPapier: bisher ? bisher.isUnterschriftErforderlich && !bisher.email : false,
	};
}

function speichere(freiwilligerId: string, bisher: Erziehungsberechtigter | undefined, werte: Werte, key: string) {
	const { art, isUnterschriftErforderlich, isAlleinigesSorgerecht, vorname, nachname, aufPapier } = werte;
	const body = {
		...Object.fromEntries(TEXTFELDER.map((name) => [name, werte[name].trim() || null])),
		art: art ?? 'SONSTIGE',
		vorname,
		nachname,
		isUnterschriftErforderlich,
		isAlleinigesSorgerecht,
		...(aufPapier ? { aufPapier } : {}),
	};
	if (!bisher)
		return call('POST /v1/freiwilliger/{freiwilligerId}/erziehungsberechtigte', {
			params: { freiwilligerId },
			body,
			idempotencyKey: key,
		});
	return call('PUT /v1/freiwilliger/{freiwilligerId}/erziehungsberechtigte/{id}', {
		params: { freiwilligerId, id: bisher.id },
		body: { ...body, landID: bisher.landID ?? null },
		idempotencyKey: key,
	});
}
