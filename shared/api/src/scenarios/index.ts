export { contractCalls, findCall, type ContractCall } from './call-table.ts';
export { answerOf, SCENARIOS, type Scenario, type ScenarioAnswer } from './scenarios.ts';
