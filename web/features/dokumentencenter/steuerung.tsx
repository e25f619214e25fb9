import { Box, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { SPEC_BEZEICHNUNG } from '#domain/dokumentspec/bezeichnung.ts';
import { istUnentschieden } from '#domain/dokumentspec/signaturform.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { call } from '../../client/call.ts';
import { UI } from '../../texte/ui.ts';
import { DOKUMENTENCENTER as T } from '../../texte/verwaltung/dokumentencenter.ts';
import { Button } from '../../ui/button.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { Form } from '../../ui/fields/fields.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { Ablehnungsgrund } from '../formular/ablehnungsgrund.tsx';
import { useFormular } from '../formular/formular.ts';
import { type Grundlage, useGrundlage } from '../formular/grundlage.ts';
import { Beschriftung, Verhalten, Verwendung } from './angaben.tsx';
import { BedingungenFeld } from './bedingungen.tsx';
import css from './dokumentencenter.module.css';
import { Festgelegt } from './festgelegt.tsx';
import { ParteienFeld } from './parteien.tsx';
import { BETROFFENE, type SpecGanz } from './queries.ts';
import { Reichweite } from './reichweite.tsx';
import { SignaturformFeld } from './signaturform.tsx';
import { SteuerungsfelderFeld } from './steuerungsfelder.tsx';
import { Stufenfolgen, Stufenraster } from './stufenraster.tsx';
import { Veroeffentlichen } from './veroeffentlichen.tsx';
import { Vorlage } from './vorlage.tsx';
import { geaenderte, type Specwerte, werteVon } from './werte.ts';

interface SteuerungProps {
	spec: SpecGanz;
	/** Head and tabs, with the actions of this form. */
	rahmen: (aktionen: ReactNode) => ReactNode;
}

type Formularwerte = Specwerte & Record<string, unknown>;

/** Whom it is asked of, how strictly, what it does, and the template beside it. */
export function Steuerung({ spec, rahmen }: SteuerungProps) {
	const formular = useFormular<Formularwerte, SpecGanz>({
		initialValues: werteVon(spec) as Formularwerte,
		labels: SPEC_BEZEICHNUNG,
		run: async (werte, idempotencyKey) => {
			const { stand } = grundlage;
			const body = { ...geaenderte(werte, stand), version: stand.version };
			return (await call('PUT /v1/dokumentspec/{id}', { params: { id: spec.id }, body, idempotencyKey })).data;
		},
		meldung: T.gespeichert,
		invalidates: BETROFFENE,
		onDone: (gespeichert) => {
			const werte = werteVon(gespeichert) as Formularwerte;
			formular.form.setValues(werte);
			formular.form.resetDirty(werte);
		},
	});
	const { id, form, fehler } = formular;
	const grundlage: Grundlage<SpecGanz> = useGrundlage({
		form,
		neueste: spec,
		werteVon: (von) => werteVon(von) as Formularwerte,
		laeuft: formular.laeuft,
	});
	const { stufen, bedingungen, signaturparteien, steuerungsfelder } = form.values;
	const isEntwurf = spec.status === DOKUMENTSPEC.nr.Entwurf;
	const angaben = { form: form as never, id };
	const formwahl = (
		<Section title={T.form}>
			<SignaturformFeld {...angaben} inGebrauch={!isEntwurf} />
		</Section>
	);
	const aktionen = spec.status <= DOKUMENTSPEC.nr.Veroeffentlicht && (
		<>
			{isEntwurf && <Veroeffentlichen spec={spec} geaendert={formular.geaendert} />}
			<Button type="submit" form={id} variant="primary" loading={formular.laeuft}>
				{UI.speichern}
			</Button>
		</>
	);
	return (
		<>
			{rahmen(aktionen)}
			<UnsavedChangesGuard dirty={formular.geaendert} />
			<Form
				id={id}
				className={css.zweispaltig}
				onSubmit={(event) => {
					event.preventDefault();
					formular.senden();
				}}
			>
				<Box p={24}>
					<Stack gap={32}>
						<Ablehnungsgrund
							fehler={fehler}
							labels={SPEC_BEZEICHNUNG}
							id={id}
							grundlage={grundlage}
							onGeloest={formular.vergiss}
						/>
						<Section
							title={T.stufen}
							aside={spec.status <= DOKUMENTSPEC.nr.Veroeffentlicht && <Span variant="note">{T.stufenHinweis}</Span>}
						>
							<Stufenraster
								stufen={stufen}
								onChange={
									spec.status <= DOKUMENTSPEC.nr.Veroeffentlicht
										? (neu) => form.setFieldValue('stufen', neu)
										: undefined
								}
							/>
							<Stufenfolgen stufen={stufen} mitUnterschrift={signaturparteien.length > 0} />
						</Section>
						{isEntwurf && (
							<>
								<Section title={T.bedingungen} aside={<Reichweite werte={form.values} />}>
									<BedingungenFeld
										bedingungen={bedingungen}
										onChange={(neu) => form.setFieldValue('bedingungen', neu)}
									/>
								</Section>
								<Section title={T.parteien}>
									<ParteienFeld
										parteien={signaturparteien}
										onChange={(neu) => {
											form.setFieldValue('signaturparteien', neu);
											if (neu.length === 0) form.setValues({ signaturform: null, signaturgrund: null });
										}}
									/>
								</Section>
								{signaturparteien.length > 0 && formwahl}
								<Section title={T.felder}>
									<SteuerungsfelderFeld
										felder={steuerungsfelder}
										onChange={(neu) => form.setFieldValue('steuerungsfelder', neu)}
									/>
								</Section>
								<Section title={T.verhalten}>
									<Verhalten {...angaben} />
								</Section>
							</>
						)}
						{spec.status === DOKUMENTSPEC.nr.Veroeffentlicht && istUnentschieden(spec) && formwahl}
						{spec.status <= DOKUMENTSPEC.nr.Veroeffentlicht && (
							<Section title={T.angaben}>
								<Beschriftung {...angaben} />
							</Section>
						)}
						{isEntwurf ? <Verwendung {...angaben} /> : <Festgelegt spec={spec} />}
					</Stack>
				</Box>
				<aside className={css.rechts} aria-label={T.vorlage}>
					<Vorlage spec={spec} {...angaben} aenderbar={isEntwurf} />
				</aside>
			</Form>
		</>
	);
}
