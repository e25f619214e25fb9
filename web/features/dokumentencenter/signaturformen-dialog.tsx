import { Stack, Text } from '@mantine/core';
import { SPEC_BEZEICHNUNG } from '#domain/dokumentspec/bezeichnung.ts';
import { brauchtGrund, istImPortal, SIGNATURANGABEN, SIGNATURRECHT } from '#domain/dokumentspec/signaturform.ts';
import { SIGNATURFORMEN, type Signaturform } from '#domain/referenzsaetze.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { call } from '../../client/call.ts';
import { DOKUMENTENCENTER as T } from '../../texte/verwaltung/dokumentencenter.ts';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { useAnfang } from '../formular/grundlage.ts';
import { BETROFFENE, type Spec } from './queries.ts';
import { formenZurWahl } from './signaturform.tsx';

interface Werte extends Record<string, unknown> {
	/** By specification; those left out stay undecided. */
	formen: Readonly<Record<string, Signaturform>>;
	grund: string;
}

interface SignaturformenDialogProps {
	/** Those nobody has decided about. */
	specs: readonly Spec[];
	onClose: () => void;
}

const ALLE = SIGNATURFORMEN.filter(istImPortal).map((value) => ({ value, label: SIGNATURANGABEN[value].label }));

/** The law once, then every document that is signed: nothing is chosen before somebody chooses. */
export function SignaturformenDialog({ specs: jetzt, onClose }: SignaturformenDialogProps) {
	const specs = useAnfang(jetzt);
	const formular = useFormular<Werte, number>({
		initialValues: { formen: {}, grund: '' },
		labels: { grund: T.formenGrund },
		pruefe: ({ formen, grund }): Record<string, string> => {
			if (Object.keys(formen).length === 0) return { formen: T.formFehlt };
			return istGrundNoetig(specs, formen) && !grund.trim() ? { grund: T.formenGrundFehlt } : {};
		},
		run: async ({ formen, grund }, idempotencyKey) => {
			const gewaehlt = specs.flatMap((spec) => (formen[spec.id] ? [{ spec, signaturform: formen[spec.id] }] : []));
			// Each is a decision of its own: what was taken stays when a later one is refused.
			for (const { spec, signaturform } of gewaehlt) {
				const body = { signaturform: signaturform ?? null, signaturgrund: grund.trim() || null, version: spec.version };
				await call('PUT /v1/dokumentspec/{id}', {
					params: { id: spec.id },
					body,
					idempotencyKey: `${idempotencyKey}:${spec.id}`,
				});
			}
			return gewaehlt.length;
		},
		meldung: (_, anzahl) => T.formenFestgelegt(anzahl),
		invalidates: BETROFFENE,
		onDone: onClose,
	});
	const { formen } = formular.form.values;
	const setze = (neu: Werte['formen']) => formular.form.setFieldValue('formen', neu);
	return (
		<FormularDialog formular={formular} onClose={onClose} titel={T.formenTitel} verb={T.festlegen} breite={680}>
			<Stack gap={8}>
				{SIGNATURRECHT.map((satz) => (
					<p key={satz}>{satz}</p>
				))}
				<Text variant="hint">{T.formenText}</Text>
			</Stack>
			<SelectField
				label={T.fuerAlle}
				placeholder={T.formWahl}
				data={ALLE}
				value={null}
				error={formular.form.errors.formen}
				onChange={(form) => form && setze(Object.fromEntries(specs.map(({ id }) => [id, form as Signaturform])))}
			/>
			{specs.map((spec) => (
				<SelectField
					key={spec.id}
					label={spec.bezeichnung}
					aria-label={T.formZu(spec.bezeichnung)}
					placeholder={T.formWahl}
					data={formenZurWahl(spec, spec.status === DOKUMENTSPEC.nr.Veroeffentlicht)}
					value={formen[spec.id] ?? null}
					onChange={(form) => setze({ ...formen, [spec.id]: form as Signaturform })}
				/>
			))}
			<TextAreaField
				label={SPEC_BEZEICHNUNG.signaturgrund}
				description={T.formenGrundHilfe}
				required={istGrundNoetig(specs, formen)}
				maxLength={500}
				{...formular.feld('grund')}
			/>
		</FormularDialog>
	);
}

/** Somewhere less is chosen than the law wants. */
const istGrundNoetig = (specs: readonly Spec[], formen: Werte['formen']): boolean =>
	specs.some((spec) => brauchtGrund({ ...spec, signaturform: formen[spec.id] ?? null }));
