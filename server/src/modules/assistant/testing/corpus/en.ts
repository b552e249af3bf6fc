/** Asked on Wednesday, 18 November 2026, at 10:00. Under `#` what is meant, after `=>` what is read besides. */
export const en = `
# tasks
What is due by Friday this week? => 11-18..11-20
What do I have to do today? => 11-18..11-18
Which tasks are due this week? => 11-16..11-22
What's due tomorrow? => 11-19..11-19
Show me my tasks for Friday => 11-20..11-20
What tasks do I have next week? => 11-23..11-29
list my tasks
Do I have any homework due on Monday? => 11-23..11-23
What is overdue? => overdue
Which tasks are overdue? => overdue
Am I behind on anything? => overdue
Do I have anything overdue? => overdue
Which high priority tasks are open? => open high
What are my most important tasks? => high
Anything urgent this week? => high 11-16..11-22
Show low priority tasks => low
What is still open? => open
How many tasks are left this week? => open 11-16..11-22
How many tasks do I have today? => 11-18..11-18
What did I finish yesterday? => done 11-17..11-17
Which tasks have I completed this week? => done 11-16..11-22
What's left to do? => open
Show everything due next week => 11-23..11-29
Any assignments due in the next 7 days? => 11-18..11-24
What should I do today? => 11-18..11-18
What do I need to do tomorrow? => 11-19..11-19
todos for tomorrow => 11-19..11-19
Which deadlines are coming up?
What homework do I have to hand in this week? => 11-16..11-22

# lessons
Which courses do I have tomorrow? => 11-19..11-19
Do I have class today? => 11-18..11-18
What classes do I have on Monday? => 11-23..11-23
Show my timetable for this week => 11-16..11-22
What lectures are there next week? => 11-23..11-29
When does my first class start tomorrow? => 11-19..11-19
Any classes tomorrow morning? => part1 11-19..11-19
Any classes on Friday night? => part3 11-20..11-20
Do I have lectures on Friday afternoon? => part2 11-20..11-20
How many lessons do I have this week? => 11-16..11-22
When is my last lesson today? => 11-18..11-18
What time is my first class on Thursday? => 11-19..11-19
Where are my classes today? => 11-18..11-18

# next
What is my next class?
When is my next lesson?
Where is my next lecture?
Which room is my next class in?
Who teaches my next class?

# named
Who teaches Data Structures? => name=Data Structures
Where is Linear Algebra? => name=Linear Algebra
When is my next Linear Algebra class? => name=Linear Algebra
Which room is Operating Systems in? => name=Operating Systems
What time is Physics on Friday? => name=Physics 11-20..11-20
When is the lab report due? => name=lab report
When do I have Chemistry? => name=Chemistry
Where is my Statistics lecture tomorrow? => name=Statistics 11-19..11-19
Who is the teacher of Linear Algebra? => name=Linear Algebra
When does Professor Lin teach? => name=Lin

# free
When am I free today? => 11-18..11-18
Am I free tomorrow at 3pm? => 11-19..11-19 at 15:00
Do I have any free time on Friday? => 11-20..11-20
When am I free this week? => 11-16..11-22
What gaps do I have between classes tomorrow? => 11-19..11-19
Am I available on Saturday afternoon? => part2 11-21..11-21
When do I have free time next week? => 11-23..11-29
Am I free tonight? => part3 11-18..11-18

# exams
When is the exam?
When is my Linear Algebra exam? => name=Linear Algebra
When are my finals?
Do I have any exams next week? => 11-23..11-29
Where is the physics exam? => name=physics
How many exams do I have?
When's my next exam?
What exams are coming up?
How long until the final exam?
Is there a quiz this week? => 11-16..11-22

# week
Which week is it?
What week of the semester is it?
Which teaching week is it now?

# date
What day is it today? => 11-18..11-18
What time is it?
What is the date today? => 11-18..11-18

# budget
How much can I spend this month? => 11-01..11-30
What may I spend today? => 11-18..11-18
How much budget is left?
How much is left of my budget?
How much money do I have left to spend?

# compare
Did I spend more this week than last week? => 11-09..11-15 11-16..11-22
Compare with last month => 10-01..10-31 11-01..11-30
How does this month compare to last month? => 10-01..10-31 11-01..11-30
Did I spend more than last month? => 10-01..10-31 11-01..11-30
Compare my spending with last month => 10-01..10-31 11-01..11-30

# spending
Where did my money go this month? => 11-01..11-30
How much did I spend this month? => 11-01..11-30
How much did I spend last month? => 10-01..10-31
What did I spend yesterday? => 11-17..11-17
How much did I spend on food this month? => dining 11-01..11-30
How much did I spend on transport last week? => transport 11-09..11-15
How much did I spend on coffee this month? => name=coffee 11-01..11-30
What was my income in October? => income 10-01..10-31
How much did I earn last month? => income 10-01..10-31
What is my balance this month? => 11-01..11-30
How much did I spend in the last 7 days? => 11-12..11-18
How much did I spend from Monday to Wednesday? => 11-16..11-18
Show my expenses from 1 November to 15 November => 11-01..11-15
Total expenses this week => 11-16..11-22
How much have I spent this year? => 01-01..12-31
What did I spend my money on last week? => 11-09..11-15
Entertainment expenses this month => entertainment 11-01..11-30

# agenda
What's on tomorrow? => 11-19..11-19
What is on today? => 11-18..11-18
What do I have on Friday? => 11-20..11-20
What's happening this weekend? => 11-21..11-22
What's my schedule for tomorrow? => 11-19..11-19
Plan my week => 11-16..11-22
Am I busy tomorrow? => 11-19..11-19
Tomorrow? => 11-19..11-19
What are my plans for Saturday? => 11-21..11-21
Show me my agenda for next week => 11-23..11-29

# help
What can you do?
Help
Who are you?

# hello
Hello
Thank you!

# add
Add a task: Lab report tomorrow 16:00-17:30 => "Lab report" 11-19 16:00-17:30
Add a task: read chapter 3 tomorrow at 10:00 => "read chapter 3" 11-19 10:00-11:00
Remind me to call mom tomorrow at 9am => "call mom" 11-19 09:00-10:00 remind 0
remind me to return two books on Friday => "return two books" 11-20 remind 0
Remind me tomorrow at 8pm to water the plants => "water the plants" 11-19 20:00-21:00 remind 0
Please add a new task to finish the essay by Friday 8pm => "finish the essay" 11-20 20:00-21:00
Can you remind me to buy milk tonight at 7? => "buy milk" 11-18 19:00-20:00 remind 0
Create a task meeting with Tom next Monday 2pm to 3pm => "meeting with Tom" 11-23 14:00-15:00
Add buy groceries to my to-do list => "buy groceries" 11-18
Schedule a study session on Saturday from 10:00 to 12:00 => "a study session" 11-21 10:00-12:00
New task: water plants every Monday at 9am => "water plants" 11-23 09:00-10:00 every week 1
Add a task: pay rent every month on the 1st => "pay rent" 12-01 every month
Remind me to take vitamins every day at 8am => "take vitamins" 11-18 08:00-09:00 every day remind 0
Add a task: team meeting tomorrow 3pm remind me 30 minutes before => "team meeting" 11-19 15:00-16:00 remind 30
Add task essay !high on Friday => "essay" 11-20 high
I need to submit the form by Friday => "submit the form" 11-20
I have to call the bank tomorrow at 10am => "call the bank" 11-19 10:00-11:00
Don't let me forget to feed the cat tomorrow => "feed the cat" 11-19 remind 0

# entries
I spent 18.50 on lunch, please record it => expense 18.5 dining "lunch" 11-18
I spent 18.50 on lunch => expense 18.5 dining "lunch" 11-18
Record an expense of 18 for lunch => expense 18 dining "lunch" 11-18
I paid 30 for a taxi yesterday => expense 30 transport "taxi" 11-17
Spent 12 on coffee and 45 on books => expense 12 dining "coffee" 11-18, expense 45 study "books" 11-18
I earned 160 from tutoring => income 160 part-time "tutoring" 11-18
Add an expense of 25.80 for groceries => expense 25.8 dining "groceries" 11-18
lunch 18 yuan, bus 2 yuan => expense 18 dining "lunch" 11-18, expense 2 transport "bus" 11-18
I bought 3 books for 45 yuan => expense 45 study "3 books" 11-18
Record income 500 yuan salary => income 500 part-time "salary" 11-18
I spent 60 on a movie ticket last Friday => expense 60 entertainment "movie ticket" 11-13

# done
Mark lab report as done => lab report
I finished the essay => essay
The lab report is done => lab report
Complete "Read chapter 3" => Read chapter 3
Tick off buy milk => buy milk
Mark the math homework as completed => math homework
I've already finished the reading => reading

# reopen
Reopen the lab report => lab report
Mark essay as not done => essay

# delete
Delete the lab report => lab report
Remove the task buy milk => buy milk
Cancel the dentist appointment on Friday => dentist appointment 11-20

# rename
Rename lab report to chemistry report => lab report / chemistry report
Change the title of essay to History essay => essay / History essay

# move
Move the lab report to Friday 8pm => lab report / 11-20 20:00
Move essay to Monday => essay / 11-23
Move the lab report to Saturday morning => lab report / 11-21 08:00
Reschedule the dentist to tomorrow at 3pm => dentist / 11-19 15:00
Postpone the reading to next week => reading / week 11-23
Push lab report to 5pm => lab report / 17:00

# shift
Postpone the essay by two days => essay / 2880
Delay the lab report by a week => lab report / 10080

# priority
Set lab report to high priority => lab report / high
Make essay low priority => essay / low
Change the priority of lab report to medium => lab report / medium

# cannot
What is the capital of France?
Tell me a joke
Write an essay about the French Revolution
What's the weather tomorrow?
Explain quicksort
Translate this sentence into Chinese
How do I solve this integral?
Should I drop my physics class?
What grade will I get?
Send an email to my teacher
Book a flight to Beijing
How are you feeling?
What does an expense of time mean?
Why is the sky blue?
Which of my friends is free tomorrow?
Play some music
Delete all tasks
Mark everything as done
Cancel my classes tomorrow
Change my password
Why is my GPA so low?
add a task
How much does a flight to Paris cost?
Is my teacher nice?
Do my homework for me
I spent 3 hours on homework
I spent $20 on lunch
Can I spend 200 on shoes?
Recommend a good book
Summarize my week in a poem
How much do students spend on average?
Who won the World Cup?
Remind me what I said yesterday
Predict my spending next month
Turn on dark mode
What is due on Friday in December?
What did I spend in October this week?
Compare this week with October
I pay 450 for rent every month
What is 12 times 14?

# lessons
When do I finish on Friday? => 11-20..11-20
How many classes do I have left today? => open 11-18..11-18
Show me next week's timetable => 11-23..11-29
When does my last class end today? => 11-18..11-18

# agenda
Do I have an 8am on Monday? => 11-23..11-23 at 08:00

# free
Which day am I free this week? => 11-16..11-22
Do I have time tomorrow at noon? => 11-19..11-19 at 12:00

# tasks
Did I finish today's homework? => done 11-18..11-18
Which assignments haven't I handed in? => open
What else is due this week? => 11-16..11-22
Is anything due soon?

# week
When does the semester end?

# exams
How many weeks until finals?

# budget
How much can I still spend?
How much money do I have left this month? => 11-01..11-30
Am I over budget?

# spending
Where did yesterday's money go? => 11-17..11-17
October expenses => 10-01..10-31
What do I spend most on?

# add
Note that I need to go to the bank on Saturday => "go to the bank" 11-21
Class meeting tomorrow at 3pm, remind me 10 minutes before => "Class meeting" 11-19 15:00-16:00 remind 10
Every Wednesday at 8pm remind me to hand in my diary => "hand in my diary" 11-18 20:00-21:00 every week 3 remind 0
Tomorrow I have to return books to the library => "return books to the library" 11-19

# entries
Breakfast was 6.50 => expense 6.5 dining "Breakfast" 11-18
taxi 35 yesterday => expense 35 transport "taxi" 11-17
bubble tea 18, metro 4 => expense 18 dining "bubble tea" 11-18, expense 4 transport "metro" 11-18
got an 800 scholarship => income 800 other "scholarship" 11-18

# done
I've already handed in the lab report => lab report

# cannot
lunch 12
bus 35
Delete all my tasks
Will it rain tomorrow at 3pm

# free
Which days have no class?

# spending
Transport costs this month => transport 11-01..11-30

# budget
How much can I spend per day?

# entries
Spent 45 on a movie last night => expense 45 entertainment "movie" 11-17

# add
Add English essay for tomorrow => "English essay" 11-19
Finish math modelling by next Friday => "Finish math modelling" 11-27
Don't forget my laptop on Wednesday => "my laptop" 11-18 remind 0
Wake me up every day at 7 => "Wake me up" 11-18 07:00-08:00 every day

# done
Done with the English essay => English essay

# cannot
What's good to eat nearby?
Cancel the reminder of the English essay
# lessons
when am i done today => 11-18..11-18
# add
new task: revise linear algebra tomorrow 8pm for 2 hours => "revise linear algebra" 11-19 20:00-22:00
remind me 15 minutes before my interview tomorrow at 3pm => "my interview" 11-19 15:00-16:00 remind 15
lab report due tomorrow don't let me forget => "lab report" 11-19 remind 0
put dentist on friday 2pm => "dentist" 11-20 14:00-15:00
schedule a study session with Ann saturday 10-12 => "a study session with Ann" 11-21 10:00-12:00
team meeting at 3pm remind me => "team meeting" 11-18 15:00-16:00 remind 0
# delete
cancel tomorrow's meeting => meeting 11-19
team meeting is cancelled => team meeting
# cannot
remind me half an hour before revise linear algebra
my score was 25
don't delete the essay
# tasks
how many things did i finish today => done 11-18..11-18
# week
how many weeks left in the semester => open
# entries
lunch was 25 => expense 25 dining "lunch" 11-18
phone top-up 50 => expense 50 other "phone top-up" 11-18
# done
just handed in the english essay => english essay
# priority
mark english essay as important => english essay / high
# free
when am i most free tomorrow => 11-19..11-19
# spending
what did i buy yesterday => 11-17..11-17
Show my expenses on 1 November => 11-01..11-01
# cannot
pick up parcel after class
# add
note to self: buy ink => "buy ink" 11-18
# entries
metro 4, lunch 22 and dinner 30 => expense 4 transport "metro" 11-18, expense 22 dining "lunch" 11-18, expense 30 dining "dinner" 11-18
found 10 yuan => income 10 other "found" 11-18
ate at the canteen for 15 => expense 15 dining "canteen" 11-18
# date
what day is tomorrow => 11-19..11-19
# cannot
buy 2 tickets for friday
found 3 bugs in my code
get 2 train tickets
# add
remind me to buy 3 movie tickets => "buy 3 movie tickets" 11-18 remind 0
# named
when does physics meet => name=physics
# cannot
what do i need on the final to get an a
# spending
did i get paid this month => income 11-01..11-30
# entries
got 200 from mum => income 200 other "mum" 11-18
refund 20 => income 20 other "refund" 11-18
# agenda
plan my day
# free
find me two hours to study tomorrow => study 11-19..11-19
# tasks
what didn't i finish yesterday => open 11-17..11-17
# free
which day this week is the freest => 11-16..11-22
when do i have two free hours
# spending
spending over the last 7 days => 11-12..11-18
# budget
what's left of my dining budget
# entries
rent 1200 => expense 1200 other "rent" 11-18
# add
add milk to tomorrow => "milk" 11-19
add dentist on monday at 3pm => "dentist" 11-23 15:00-16:00
# agenda
what's on my plate today => 11-18..11-18
# tasks
show me high priority stuff => high
# free
find me a two-hour gap on thursday => 11-19..11-19
# entries
bought 2 books for 30 => expense 30 study "2 books" 11-18
# move
change the lab report's deadline to monday => lab report / 11-23
# move
push all overdue tasks to tomorrow => all that is late / 11-19
# add
add buy milk tomorrow at 9 => "buy milk" 11-19 09:00-10:00
# cannot
make it every week
what grade do I need in the final
move all tasks to tomorrow
# spending
how much have I spent on transport since monday => transport 11-16..11-18
what are my top expenses
# add
I've got a dentist appointment next tuesday at 2 => "dentist appointment" 11-24 14:00-15:00
# entries
I paid 30 for lunch and 12 for coffee yesterday => expense 30 dining "lunch" 11-17, expense 12 dining "coffee" 11-17
# tasks
what do I have to hand in before the 28th => 11-18..11-28
# cannot
how many hours did I study this week
which day is my busiest
# lessons
do I need to go to campus on friday => 11-20..11-20
# spending
What was my biggest expense? => largest
largest expense this month => largest 11-01..11-30
what's my biggest food expense this month => dining 11-01..11-30
how much do I spend a day on average => average perDay
what's my average daily spending this month => average perDay 11-01..11-30
how much do I spend on food per week => perWeek dining

# tasks
tasks tagged exam => #exam
show open tasks with the tag thesis this week => open 11-16..11-22 #thesis

# breaks
how long is my lunch break => lunch
how long is the break between period 2 and 3 => 2,3
how long are my breaks on friday => 11-20..11-20

# budget
set a budget of 800 for food => dining 800
set my monthly budget to 2000 => all 2000
change the transport budget to 150.50 => transport 150.5

# cannot
set my budget to $800
set a budget of 800 for unicorns
set a weekly budget of 100
how much does everyone spend on average
how long did I spend on homework
# tasks
which assignments haven't i done yet => open
what's my to do list looking like this weekend => 11-21..11-22
did i miss any deadlines last week => overdue 11-09..11-15
# lessons
do i have uni tomorrow => 11-19..11-19
what time do i start on thursday => 11-19..11-19
# named
what day is Statistics on => name=Statistics
# budget
am i on track with my budget
# hello
hiya
# entries
spent 7.20 on a sandwich and 3 on coffee => expense 7.2 dining "sandwich" 11-18, expense 3 dining "coffee" 11-18
mum sent me 300 => income 300 other "mum" 11-18
coffee 3.20 => expense 3.2 dining "coffee" 11-18
lunch 12.50 today => expense 12.5 dining "lunch" 11-18
coffee 3.50 today => expense 3.5 dining "coffee" 11-18
groceries 10.30 today => expense 10.3 dining "groceries" 11-18
uber 8.40 today => expense 8.4 transport "uber" 11-18
dinner 9.30 tonight => expense 9.3 dining "dinner" 11-18
lunch 12.50, coffee 3.50 today => expense 12.5 dining "lunch" 11-18, expense 3.5 dining "coffee" 11-18
taxi 12.30 wednesday => expense 12.3 transport "taxi" 11-18
# move
can we push the essay back to thursday => essay / 11-19
bring the lab report forward to tomorrow 2pm => lab report / 11-19 14:00
# delete
get rid of the dentist one => dentist
# cannot
how hard is the linear algebra exam
lunch with Ann 3.12
# budget
how much can i spend each day
# spending
how much have i spent so far this week => 11-16..11-22
how much did I spend on christmas gifts => name=christmas gifts
# add
stick dentist in my calendar for the 27th at 10am => "dentist" 11-27 10:00-11:00
gotta hand in the essay by sunday => "hand in the essay" 11-22
# entries
dinner with friends cost me 62 yesterday => expense 62 dining "dinner with friends" 11-17
# add
next Wed 2:30pm meeting with advisor for 45 minutes => "meeting with advisor" 11-25 14:30-15:15
tomorrow 2:30pm for an hour and a half study => "study" 11-19 14:30-16:00
todo buy milk => "buy milk" 11-18
# cannot
top up meal card 100
split 186 for hotpot with Tom
mark everything due today as done
make lab report repeat every week
make the essay repeat weekly
spent twelve dollars on lunch
what's the wifi password
write me a cover letter
is the library open on sunday
who sits next to me in physics
convert 20 pounds to euros
can you do my maths homework
what did i eat yesterday
message tom that i'm late
when does the next bus leave
delete my account
why did i fail
what's the best way to revise for physics
book me a table for two tomorrow at 7
is chemistry harder than physics
who is the head of department
translate my essay into french
sing me a song
how do i get an extension on my essay
how many calories are in a burger
# entries
spent 12 on lunch 25 on dinner => expense 12 dining "lunch" 11-18, expense 25 dining "dinner" 11-18
# move
bring lab report forward to tomorrow => lab report / 11-19
# spending
how much did I spend from 1 to 15 November => 11-01..11-15
spending between 1 and 15 november => 11-01..11-15
# agenda
do i have anything on before 10 tomorrow => 11-19..11-19 at 10:00
# entries
paid 9.50 for lunch, 3.20 for the bus => expense 9.5 dining "lunch" 11-18, expense 3.2 transport "bus" 11-18
# move
move gym to saturday at half 9 => gym / 11-21 09:30
# cannot
£4 for coffee
which professor grades the easiest
can you call my mum
how far is the gym
# balance
How much is on my card? => name=card
how much money is left on my meal card => name=meal card
What's the balance of my travel card => name=travel card
# spending
How much have I spent this term? => term
spent this term on food => dining term
What did I spend on transport last semester => transport lastTerm
# free
Which day has no lessons?
which day next week has no classes => 11-23..11-29
# exams
when is the physics final => name=physics
# examNotice
Final exams: Linear Algebra, Jan 12 2-4pm, Hall 3 => Linear Algebra Final exam 2027-01-12 14:00-16:00 Hall 3
Exam: Physics on 8 January 9:00-11:00, room B12 => Physics Exam 2027-01-08 09:00-11:00 room B12
Midterms: Statistics 27 Nov 9-11am Hall 2; Chemistry 1 Dec 14:00-16:00 Lab 4 => Statistics Midterm 11-27 09:00-11:00 Hall 2, Chemistry Midterm 12-01 14:00-16:00 Lab 4
# add
Exam: revise chapter 3 on friday 5pm => "Exam: revise chapter 3" 11-20 17:00-18:00
final: pay the rent tomorrow 5pm => "final: pay the rent" 11-19 17:00-18:00
midterm: call mum on friday 5pm => "midterm: call mum" 11-20 17:00-18:00
# cannot
Exam: bring your card
how much is the ticket to Paris
# add
friday 5pm talk on burnt out students => "talk on burnt out students" 11-20 17:00-18:00
dentist friday 3pm, don't want to forget => "dentist, don't want to forget" 11-20 15:00-16:00
# grave
I don't want to live any more
# feeling
I'm so stressed I don't want to go to class
I feel anxious about finals
# tasks
what's due by sunday => 11-18..11-22
which homework is due before friday => 11-18..11-20
# add
add a task: revise every monday 6pm until dec 14 => "revise" 11-23 18:00-19:00 every week 1 until 12-14
# add
pay rent on the 1st => "pay rent" 12-01
call mum tomorrow => "call mum" 11-19
submit the essay on friday => "submit the essay" 11-20
i have a presentation in two weeks => "presentation" 12-02
i've got a quiz on friday => "quiz" 11-20
dont let me forget to bring my student id on thursday => "bring my student id" 11-19 remind 0
pls add gym tomorrow 6pm thx => "gym" 11-19 18:00-19:00
every weekday at 8 take my meds => "take my meds" 11-18 08:00-09:00 every week 1 2 3 4 5
gym tommorow 5pm => "gym" 11-19 17:00-18:00
add buy milk => "buy milk" 11-18
assignment 2 due november 30 => "assignment 2" 11-30
# delete
get rid of read chapter 5 pls => read chapter 5
i dont need to do the essay anymore => essay
# shift
bring the essay forward by two days => essay / -2880
# move
essay is now due thursday => essay / 11-19
set essay deadline to december 1 => essay / 12-01
move my dentist appt to tuesday => dentist appointment / 11-24
# done
finished reading chapter 5 => chapter 5
essay done => essay
bought milk => milk
# reopen
essay isn't done => essay
# entries
earned 120 today => income 120 other "Income" 11-18
i paid 30 bucks for a haircut => expense 30 other "haircut" 11-18
# budget
set monthly budget 2000 => all 2000
how much do i have left for food
# week
when is the next holiday
how many weeks left => open
# spending
what did i spend between nov 1 and nov 15 => 11-01..11-15
# cannot
pay my rent
make flashcards for physics
note: eigenvalues are on the exam
is the essay done
how much does tom earn
do i like physics
# cannot
watch out tomorrow
write me an essay by friday
i have a headache today
what did sarah spend
how much have i spent on books and food
read me my tasks
# move
make problem set 3 due sunday => problem set 3 / 11-22
# done
submitted the lab report already => lab report
# delete
take buy milk off my list => buy milk
# add
remember to water the plants on sunday => "water the plants" 11-22 remind 0
quiz on chapter 4 this friday at 10, add it please => "quiz on chapter 4" 11-20 10:00-11:00
# lessons
am i done for today
# budget
do i still have money for today => 11-18..11-18
# spending
how much did the taxi cost last month => name=taxi 10-01..10-31
# entries
sold my lamp for 80 => income 80 other "sold lamp" 11-18
# entries
tutoring paid me 90 => income 90 part-time "tutoring" 11-18
# exams
the exam was on monday => 11-23..11-23
# move
the essay is now due friday => essay / 11-20
the essay was moved to Friday => essay / 11-20
# add
the quiz is at noon tomorrow => "the quiz" 11-19 12:00-13:00
I have a cold war essay on friday => "cold war essay" 11-20
# cannot
the essay is on Friday
the exam was due on monday
my flight is on sunday
I have a headache tomorrow
I have a cold on monday

# amend
change the lunch of yesterday to 20 => lunch 11-17 / 20
the last record was 25, not 52 => latest 52 / 25
the bus card should have been 50 => bus card / 50
# strike
delete the last expense => latest expense
delete the coffee record => coffee
remove yesterday's taxi expense => taxi 11-17 expense
# named
when's the physics hw due => name=physics
# exams
what seat am i in for the physics midterm => name=physics
# spending
how much have i blown on food this month => dining 11-01..11-30
# done
im done with the vocab list => vocab list
# week
how many weeks til end of term
# tasks
which tasks have high prio => high
hw this week? => 11-16..11-22
# lessons
what time does my last class finish today => 11-18..11-18
# priority
make the reply to prof lin urgent => reply to prof lin / high
# exams
which room for quiz 2 => name=2
# named
did i finish the physics homework => name=physics done
# spending
how much came in today => income 11-18..11-18
# lessons
how many courses am i taking this term
# free
whens my first free day => 11-18..11-24
# amend
i paid 40 for cinema not 39.9 => cinema 39.9 / 40
make the cinema one 40 => cinema / 40
# budget
have i gone over budget
# shift
shift the networks meeting an hour later => networks meeting / 60
# amend
fix the bus card, it was 35 => bus card / 35
# strike
scrap the last entry => latest
# move
put off the reply to prof lin till monday => reply to prof lin / 11-23
# move
move the meeting to friday 3pm to 5pm => meeting / 11-20 15:00
move the trip to london to friday => trip to london / 11-20
# add
remind me that the fee should be 20 yuan => "the fee should be 20 yuan" 11-18 remind 0
put offer letter in the mail tomorrow => "offer letter in the mail" 11-19
add IM homework by friday => "IM homework" 11-20
`;
